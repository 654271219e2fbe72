declare module 'admin/admin-app' {
  import type { ComponentType } from 'react';
  import type { Shell } from 'shell';

  export const AdminApp: ComponentType<{ shell: Shell }>;
}
