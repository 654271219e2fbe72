import { Button } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { brand } from '../../brand.ts';
import { PageMeta } from '../../page-meta.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { TouchDrawing } from './head-drawings.tsx';

export function ContactPage() {
  return (
    <>
      <PageMeta
        title="Contact"
        description={`Write to the ${brand.name}, call, or come by appointment. We answer within 24 hours.`}
      />
      <PageHead title="Write to us." drawing={<TouchDrawing />} lead="We answer within 24 hours." />
      <div className="column grid gap-12 pt-12 pb-32 wide:grid-cols-12 wide:gap-6">
        <div className="wide:col-span-6">
          <Button variant="gold" size="large" href={`mailto:${brand.email}`} sameTab>
            Write an email
          </Button>
        </div>
        <div className="wide:col-span-5 wide:col-start-8">
          <ContactFacts />
        </div>
      </div>
    </>
  );
}
