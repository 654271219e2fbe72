import { Checkbox, Flex, Segmented, Typography } from 'antd';
import { useState, type ReactNode } from 'react';
import { formatDateTime } from '../../../ui/format.ts';
import { LoadStatus } from '../../../ui/load-state.tsx';
import type { ContentValues } from '../api/content.ts';
import { compareTexts } from '../compare-revisions.ts';
import type { AnyFieldDefinition } from '../fields/field.ts';
import type { ContentKind } from '../kinds/kind.ts';
import { FieldValue } from './field-value.tsx';

interface RevisionComparisonProps {
  kind: ContentKind;
  at: string;
  now: ContentValues | undefined;
  old: ContentValues | undefined;
  differing: readonly string[] | undefined;
  load: { isLoading: boolean; failure: string | undefined; onRetry: () => unknown };
  picked: readonly string[] | undefined;
  onPick: (fields: readonly string[]) => void;
}

type View = 'differences' | 'whole';

const views = [
  { value: 'differences', label: 'Differences' },
  { value: 'whole', label: 'Whole text' },
] satisfies { value: View; label: string }[];

export function RevisionComparison(props: RevisionComparisonProps) {
  const { at, now, old, differing, load } = props;
  const [view, setView] = useState<View>('differences');
  const title = `${formatDateTime(at)}, compared with now`;
  return (
    <section aria-label={title} className="comparison">
      <Flex wrap gap={8} align="center" justify="space-between">
        <Typography.Text strong>{title}</Typography.Text>
        <Segmented aria-label="Show" options={views} value={view} onChange={setView} />
      </Flex>
      {!now || !old || !differing ? (
        <LoadStatus {...load} />
      ) : view === 'whole' ? (
        <WholeText {...props} old={old} differing={differing} />
      ) : (
        <Differences {...props} now={now} old={old} differing={differing} />
      )}
    </section>
  );
}

type Loaded = RevisionComparisonProps & { old: ContentValues; differing: readonly string[] };

function Differences({ kind, at, now, old, differing, picked, onPick }: Loaded & { now: ContentValues }) {
  if (differing.length === 0) return <p>This version is the same as now.</p>;
  return (
    <>
      {differing.map((name) => (
        <ComparedField key={name} {...{ kind, name, onPick }} picked={picked}>
          <Difference field={kind.fields[name]} now={now[name]} old={old[name]} />
        </ComparedField>
      ))}
      <span className="below">
        Underlined: only in the version of {formatDateTime(at)}. Struck out: only in the current text.
      </span>
    </>
  );
}

const WholeText = ({ kind, old, differing, picked, onPick }: Loaded) =>
  Object.entries(kind.fields).map(([name, field]) => (
    <ComparedField key={name} {...{ kind, name, onPick }} picked={differing.includes(name) ? picked : undefined}>
      <FieldValue field={field} value={old[name]} />
    </ComparedField>
  ));

interface ComparedFieldProps extends Pick<RevisionComparisonProps, 'kind' | 'picked' | 'onPick'> {
  name: string;
  children: ReactNode;
}

function ComparedField({ kind, name, picked, onPick, children }: ComparedFieldProps) {
  const label = <strong>{kind.fields[name]?.label ?? name}</strong>;
  return (
    <div role="group" aria-label={kind.fields[name]?.label ?? name} className="compared">
      {picked ? (
        <Checkbox
          checked={picked.includes(name)}
          onChange={({ target }) =>
            onPick(target.checked ? [...picked, name] : picked.filter((other) => other !== name))
          }
        >
          {label}
        </Checkbox>
      ) : (
        label
      )}
      <div className="written">{children}</div>
    </div>
  );
}

function Difference({ field, now, old }: { field: AnyFieldDefinition | undefined; now: unknown; old: unknown }) {
  if (!field?.inWords && typeof now === 'string' && typeof old === 'string' && now && old)
    return compareTexts(now, old).map(({ in: place, text }, index) => {
      const Mark = marks[place];
      return <Mark key={index}>{text}</Mark>;
    });
  return (
    <>
      <del>
        <FieldValue field={field} value={now} />
      </del>{' '}
      <ins>
        <FieldValue field={field} value={old} />
      </ins>
    </>
  );
}

const marks = { both: 'span', now: 'del', old: 'ins' } as const;
