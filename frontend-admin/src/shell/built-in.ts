/**
 * Bundles the shell's modules for the standalone build; import it only from main.tsx.
 * The federated build receives the shell as a prop at run time.
 */
import 'frontend-public/styles.css';

export { useShell as useBuiltInShell } from 'shell';
export { SessionProvider, useSession, useStaffAccess } from 'shell/session';
export { validateSignIn, type SignInFieldError } from 'shell/session/validate-sign-in';
export { getSessionState } from 'shell/session/store';
export { useSecondFactorStep } from 'shell/session/use-second-step';
export { showToast, ToastViewport } from 'shell/toast';
