/**
 * The shell's own modules, for the admin that stands alone. Only what main.tsx reaches may import this: in the
 * federated build the shell comes in at run time, as a prop.
 */
import '../../../frontend-public/src/ui/styles/index.css';

export { useShell as useBuiltInShell } from '../../../frontend-public/src/shell/index.ts';
export { SessionProvider, useSession, useStaff } from '../../../frontend-public/src/shell/session.tsx';
export { toast, ToastViewport } from '../../../frontend-public/src/ui/toast.tsx';
