import { InquiryForm } from '../../../../features/inquiries/components/inquiry-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { PageHeader } from '../../../../ui/page-head.tsx';
import { PageMeta } from '../../../page-meta.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { PartnerPageDrawing } from '../parts/head-drawings.tsx';

export function PartnerPage() {
  return (
    <>
      <PageMeta
        title="Unity Ventures"
        description="Bring a venture, a teaching or a place, and build with people who serve the whole."
      />
      <PageHeader
        title="Build with us."
        drawing={<PartnerPageDrawing />}
        lead="Bring a venture, a teaching or a place. Tell us in your own words; a person reads every note."
      />
      <div className="column grid grid-cols-1 gap-16 pt-12 pb-32 wide:grid-cols-12 wide:gap-6">
        <div className="wide:col-span-6">
          <InquiryForm kind="partner" />
        </div>
        <aside className="wide:col-span-5 wide:col-start-8" aria-labelledby="ventures">
          <h2 id="ventures" className="title-32">
            What Unity Ventures is
          </h2>
          <p className="mt-4 text-plain text-muted">
            A program for work that serves the whole: a workshop, a school, a farm, a piece of land, a course you teach.
            We think it through with you, lend a hand, and bring you together with people who do the same.
          </p>
          <p className="mt-3 mb-10 text-plain">
            <Button variant="quiet" to="/programs">
              Read about the program
            </Button>
          </p>
          <ContactFacts />
        </aside>
      </div>
    </>
  );
}
