export const NEW_PASSWORD_STEP = 'password';
export const newPasswordPath = `/auth/recover?step=${NEW_PASSWORD_STEP}`;
