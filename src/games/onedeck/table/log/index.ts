export { LogBook } from './LogBook';
