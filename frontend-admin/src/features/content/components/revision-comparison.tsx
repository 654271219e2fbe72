import { Checkbox, Typography } from 'antd';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../ui/format.ts';
import { LoadStatus } from '../../../ui/load-state.tsx';
import type { ContentValues } from '../api/content.ts';
import { compareTexts } from '../compare-revisions.ts';
import type { AnyFieldDefinition } from '../fields/field.ts';
import type { ContentKind } from '../kinds/kind.ts';

interface RevisionComparisonProps {
  kind: ContentKind;
  at: string;
  now: ContentValues | undefined;
  old: ContentValues | undefined;
  differing: readonly string[] | undefined;
  load: { isLoading: boolean; failure: string | undefined; onRetry: () => unknown };
  /** Names of the fields to restore; undefined hides the check boxes. */
  picked: readonly string[] | undefined;
  onPick: (fields: readonly string[]) => void;
}

export function RevisionComparison(props: RevisionComparisonProps) {
  const { kind, at, now, old, differing, load, picked, onPick } = props;
  const title = `${formatDateTime(at)}, compared with now`;
  return (
    <section aria-label={title} className="comparison">
      <Typography.Text strong>{title}</Typography.Text>
      {!now || !old || !differing ? (
        <LoadStatus {...load} />
      ) : differing.length === 0 ? (
        <p>This version is the same as now.</p>
      ) : (
        <>
          {differing.map((name) => {
            const field = kind.fields[name];
            const label = field?.label ?? name;
            return (
              <div key={name} role="group" aria-label={label} className="compared">
                {picked ? (
                  <Checkbox
                    checked={picked.includes(name)}
                    onChange={({ target }) =>
                      onPick(target.checked ? [...picked, name] : picked.filter((other) => other !== name))
                    }
                  >
                    <strong>{label}</strong>
                  </Checkbox>
                ) : (
                  <strong>{label}</strong>
                )}
                <div className="written">
                  <Difference field={field} now={now[name]} old={old[name]} />
                </div>
              </div>
            );
          })}
          <span className="below">
            Underlined: only in the version of {formatDateTime(at)}. Struck out: only in the current text.
          </span>
        </>
      )}
    </section>
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
      <del>{describeValue(field, now)}</del> <ins>{describeValue(field, old)}</ins>
    </>
  );
}

const marks = { both: 'span', now: 'del', old: 'ins' } as const;

const describeValue = (field: AnyFieldDefinition | undefined, value: unknown): ReactNode =>
  value === null || value === undefined || value === '' ? 'nothing' : (field?.inWords?.(value) ?? String(value));
