import { createAuthentication, S3Error, type Middleware } from './s3rver.ts';

/** S3rver accepts unsigned requests, and its version 5.0.0 computes wrong signatures for paths with a second slash. */
export function checkSignatures(): Middleware {
  const authenticate = createAuthentication();
  return async (context, next) => {
    if (!context.headers['authorization']) throw new S3Error('AccessDenied', 'Access Denied');
    // `authenticate` signs `/<bucket>/<key>`, which these values make equal to the path of the request.
    context.params = { bucket: decodeURIComponent(context.path.slice(1)), key: '' };
    return authenticate(context, () => {
      delete context.headers['authorization'];
      return next();
    });
  };
}
