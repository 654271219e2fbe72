import { Typography } from 'antd';
import { PageHead } from '../../ui/page-head.tsx';

interface NotYetPageProps {
  title: string;
  /** What is true about this place today, in one sentence. */
  now: string;
}

/** A place that leads somewhere already, though nothing can be done in it yet. */
export function NotYetPage({ title, now }: NotYetPageProps) {
  return (
    <>
      <PageHead title={title} />
      <Typography.Text>{now}</Typography.Text>
    </>
  );
}
