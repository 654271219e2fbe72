import { KeptPages } from '../../features/auth/components/kept-pages.tsx';
import { brand } from '../brand.ts';
import { SecondFactorDialog } from './second-factor-dialog.tsx';

/** What stands round every page for signed-in people. */
export function KeptArea() {
  return (
    <>
      <KeptPages institute={brand.name} />
      <SecondFactorDialog />
    </>
  );
}
