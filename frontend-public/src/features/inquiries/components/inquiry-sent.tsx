import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { InquiryKind } from '../api/send-inquiry.ts';
import { inquiryForms } from '../forms.ts';
import type { SentInquiry } from '../use-send-inquiry.ts';

export function InquirySent({ kind, sent: { reference, name, email } }: { kind: InquiryKind; sent: SentInquiry }) {
  const { next, onward } = inquiryForms[kind];
  const sheet = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    sheet.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <section ref={sheet} className="rises-in scroll-mb-8 overflow-hidden rounded-card border border-rule bg-card">
      <SentDrawing />
      <div className="px-6 pb-8 tablet:px-8">
        <h2 ref={heading} tabIndex={-1} className="font-display text-38 leading-title tracking-title">
          Message sent.
        </h2>
        <p className="mt-4 text-plain text-muted wrap-anywhere">
          Thank you, {name}. We are sending your reference to {email}. {next}
        </p>
        <dl className="mt-6 flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-rule pt-6 text-plain">
          <dt>Your reference</dt>
          <dd className="font-strong tabular-nums">{reference}</dd>
        </dl>
        <p className="mt-4 text-plain">
          <Button variant="quiet" to={onward.to}>
            {onward.label}
          </Button>
        </p>
      </div>
    </section>
  );
}

function SentDrawing() {
  return (
    <svg width="100%" height="192" aria-hidden="true" focusable="false" className="mb-1 block text-gold">
      <svg height="151">
        {[148, 106, 70].map((r, index) => (
          <circle key={r} cx="64%" cy="106" r={r} fill="currentColor" opacity={0.12 + index * 0.07} />
        ))}
        <circle cx="64%" cy="106" r="40" fill="currentColor" />
      </svg>
      <line y1="151" y2="151" x2="100%" stroke="var(--line)" strokeWidth="1.25" />
      <svg x="64%" overflow="visible">
        <path d="M-36 161h72M-24 170.5h58M-30 180h42" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    </svg>
  );
}
