import { Button } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { brand } from '../../brand.ts';
import { PageMeta } from '../../page-meta.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { MeetingDrawing } from './head-drawings.tsx';

export function PartnerPage() {
  return (
    <>
      <PageMeta
        title="Unity Ventures"
        description="Bring a venture, a teaching or a place, and build with people who serve the whole."
      />
      <PageHead
        title="Build with us."
        drawing={<MeetingDrawing />}
        lead="Bring a venture, a teaching or a place. Unity Ventures builds with people who serve the whole. Tell us in your own words."
      />
      <div className="column grid gap-12 pt-12 pb-32 wide:grid-cols-12 wide:gap-6">
        <div className="flex flex-wrap items-center gap-7 wide:col-span-6">
          <Button variant="gold" size="large" href={`mailto:${brand.email}?subject=Partnership`} sameTab>
            Write to us
          </Button>
          <Button variant="quiet" to="/programs">
            Unity Ventures, the program
          </Button>
        </div>
        <div className="wide:col-span-5 wide:col-start-8">
          <ContactFacts />
        </div>
      </div>
    </>
  );
}
