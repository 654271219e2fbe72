/** The step of /auth/recover at which somebody stands who came in by mail. */
export const SESSION_FOR_PASSWORD = 'password';
export const newPasswordPath = `/auth/recover?step=${SESSION_FOR_PASSWORD}`;
