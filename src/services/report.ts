/** Problems around a game that do not stop it. The player is told of the first ten; the rest is logged. */
export type Problem =
  | 'storageFull'
  | 'storageDenied'
  | 'storageBroken'
  | 'storageClosed'
  | 'storageUnread'
  | 'storageSilent'
  | 'recordSetAside'
  | 'recordUnread'
  | 'soundMissing'
  | 'languageMissing'
  | 'soundRefused'
  | 'settingsWrong'
  | 'settingsDenied'
  | 'updatesUnavailable';

/** `cause` is for a log, never for the player. */
export type Report = (problem: { readonly key: Problem; readonly cause?: unknown }) => void;
