export { LogBook, type LogEntry, type LogFloor, type LogLine, type LogTurn } from './LogBook';
