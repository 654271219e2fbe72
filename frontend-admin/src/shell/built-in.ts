/**
 * The shell's own modules, for the admin that stands alone. Only what main.tsx reaches may import this: in the
 * federated build the shell comes in at run time, as a prop.
 */
import '../../../frontend-public/src/ui/styles/index.css';

export { useShell as useBuiltInShell } from '../../../frontend-public/src/shell/index.ts';
export { SessionProvider, useSession, useStaff } from '../../../frontend-public/src/shell/session.tsx';
export { showAppCode, showRecoveryCode } from '../../../frontend-public/src/shell/session/factor.ts';
export { currentSession } from '../../../frontend-public/src/shell/session/store.ts';
export { useRequest } from '../../../frontend-public/src/shell/use-request.ts';
export { toast, ToastViewport } from '../../../frontend-public/src/ui/toast.tsx';
