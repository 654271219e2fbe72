/**
 * Bundles the shell's modules for the standalone build; import it only from main.tsx.
 * The federated build receives the shell as a prop at run time.
 */
import 'frontend-public/styles.css';

export { useShell as useBuiltInShell } from 'shell';
export { SessionProvider, useSession, useStaff } from 'shell/session';
export { validateSignIn, type SignInError } from 'shell/session/validate-sign-in';
export { currentSession } from 'shell/session/store';
export { useSecondStep } from 'shell/session/use-second-step';
export { toast, ToastViewport } from 'shell/toast';
