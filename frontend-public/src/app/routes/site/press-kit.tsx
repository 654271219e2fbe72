import { Button } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { brand } from '../../brand.ts';
import { PageMeta } from '../../page-meta.tsx';
import { RisingDrawing } from './head-drawings.tsx';

export function PressKitPage() {
  return (
    <>
      <PageMeta title="Press Kit" description={`For people who write and speak about the ${brand.name}.`} />
      <PageHead
        title="Press kit"
        drawing={<RisingDrawing />}
        lead="Thank you for telling others about us. Read what we are for, see what membership holds, and write to us for anything else."
      />
      <div className="column flex flex-wrap items-center gap-7 pt-12 pb-32">
        <Button variant="gold" size="large" to="/about">
          About us
        </Button>
        <Button variant="quiet" to="/membership">
          Membership
        </Button>
        <Button variant="quiet" href={`mailto:${brand.email}?subject=Press`} sameTab>
          {brand.email}
        </Button>
      </div>
    </>
  );
}
