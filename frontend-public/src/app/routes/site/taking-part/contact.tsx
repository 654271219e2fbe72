import { InquiryForm } from '../../../../features/inquiries/components/inquiry-form.tsx';
import { PageHeader } from '../../../../ui/page-head.tsx';
import { brand } from '../../../../frame/brand.ts';
import { PageMeta } from '../../../page-meta.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { ContactPageDrawing } from '../parts/head-drawings.tsx';

export function ContactPage() {
  return (
    <>
      <PageMeta
        title="Contact"
        description={`Write to the ${brand.name}, call, or come by appointment. We reply within 24 hours.`}
      />
      <PageHeader title="Write to us." drawing={<ContactPageDrawing />} lead="We reply within 24 hours." />
      <div className="column grid grid-cols-1 gap-16 pt-12 pb-32 wide:grid-cols-12 wide:gap-6">
        <div className="wide:col-span-6">
          <InquiryForm kind="contact" />
        </div>
        <aside className="wide:col-span-5 wide:col-start-8" aria-label="Other ways to reach us">
          <ContactFacts />
        </aside>
      </div>
    </>
  );
}
