/** Only main.tsx may import this file, because the federated build gets the shell as a prop. */
import 'frontend-public/styles.css';

export { useShell as useBuiltInShell } from 'shell';
export { SessionProvider, useSession, useStaffAccess } from 'shell/session';
export { validateSignIn, type SignInFieldError } from 'shell/session/validate-sign-in';
export { getSessionState } from 'shell/session/store';
export { useSecondFactorStep } from 'shell/session/use-second-step';
export { showToast, ToastViewport } from 'shell/toast';
