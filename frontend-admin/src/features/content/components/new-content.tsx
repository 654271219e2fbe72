import { Card } from 'antd';
import type { ContentKind } from '../kinds/kind.ts';
import { useContentForm } from '../use-content-form.ts';
import { ContentForm } from './content-form.tsx';

/** Adds an item on a page of its own. */
export function NewContent({ kind, onDone }: { kind: ContentKind; onDone: () => void }) {
  const { form, base, place, leave } = useContentForm(kind, undefined);
  return (
    <Card style={{ maxWidth: 800 }}>
      <ContentForm kind={kind} base={base} form={form} onSaved={onDone} onCancel={() => leave(onDone)} />
      {place}
    </Card>
  );
}
