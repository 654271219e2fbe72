/** The name to greet with where none was given. */
export const defaultFirstName = 'Friend';
