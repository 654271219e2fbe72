/** The last step of the password reset at /auth/recover, for a user signed in by an email link. */
export const NEW_PASSWORD_STEP = 'password';
export const newPasswordPath = `/auth/recover?step=${NEW_PASSWORD_STEP}`;
