/** The step of /auth/recover after an email link has signed the user in. */
export const SESSION_FOR_PASSWORD = 'password';
export const newPasswordPath = `/auth/recover?step=${SESSION_FOR_PASSWORD}`;
