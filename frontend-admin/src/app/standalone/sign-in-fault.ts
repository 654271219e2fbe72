export interface SignInFault {
  field: 'email' | 'password';
  message: string;
}

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The first rule that what was typed breaks, if any. */
export function signInFault(email: string, password: string): SignInFault | undefined {
  if (!address.test(email)) return { field: 'email', message: 'Invalid email address' };
  if (password === '') return { field: 'password', message: 'Password is required' };
  return undefined;
}
