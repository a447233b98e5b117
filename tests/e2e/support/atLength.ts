/** Asked for by `npm run at-length`: all of what the suite plays a part of. */
export const AT_LENGTH = process.env['AT_LENGTH'] === 'yes';
