import { Drawer } from 'antd';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { AdminMenu } from './menu.tsx';

export function MenuDrawer({ onClose }: { onClose: () => void }) {
  useFocusReturn();
  return (
    <Drawer open title="Menu" size={320} styles={{ body: { display: 'flex' } }} onClose={onClose}>
      <AdminMenu onLeave={onClose} />
    </Drawer>
  );
}
