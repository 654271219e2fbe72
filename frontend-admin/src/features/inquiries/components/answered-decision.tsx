import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { Section } from '../../../ui/section.tsx';
import { momentOf } from '../../../ui/words.ts';
import type { WholeInquiry } from '../api/inquiries.ts';

/** What was decided in the forum, and is answered here. */
export const AnsweredDecision = ({ decision }: { decision: NonNullable<WholeInquiry['decision']> }) => (
  <Section title="Answers a decision in the forum">
    <Card>
      <p>
        About {decision.subject}
        {decision.title && `, in “${decision.title}”`}, {momentOf(decision.at)}
      </p>
      <p className="written">“{decision.reason}”</p>
      {decision.postId && <Link to={`/admin/forum?show=decided&post=${decision.postId}`}>Look at the decision</Link>}
    </Card>
  </Section>
);
