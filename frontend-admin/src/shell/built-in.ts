/**
 * The shell's own modules, for the admin that stands alone. Only what main.tsx reaches may import this: in the
 * federated build the shell comes in at run time, as a prop.
 */
import 'frontend-public/styles.css';

export { useShell as useBuiltInShell } from 'shell';
export { SessionProvider, useSession, useStaff } from 'shell/session';
export { signInFault, type SignInFault } from 'shell/session/sign-in-fault';
export { currentSession } from 'shell/session/store';
export { useSecondStep } from 'shell/session/use-second-step';
export { toast, ToastViewport } from 'shell/toast';
