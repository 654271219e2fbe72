/** The step of /auth/recover after an email link has signed the user in. */
export const NEW_PASSWORD_STEP = 'password';
export const newPasswordPath = `/auth/recover?step=${NEW_PASSWORD_STEP}`;
