import { useQuery } from '@tanstack/react-query';
import { Button, Col, Form, Row, Select } from 'antd';
import { useId, useState } from 'react';
import { TIERS, getTierName } from 'shell/tier';
import { useShell } from '../../../shell/shell.tsx';
import { audienceOptionsQuery, type AudienceFilter } from '../api/audiences.ts';
import { listLabels } from '../audience-texts.ts';
import { removeEmptyConditions } from '../draft.ts';
import { DayField } from './day-field.tsx';

const tierOptions = TIERS.map((value) => ({ value, label: getTierName(value) }));
const programOptions = [
  { value: 'started', label: 'started' },
  { value: 'completed', label: 'completed' },
] as const;

const days = [
  ['joinedSince', 'Joined since'],
  ['joinedBefore', 'Joined before'],
  ['seenSince', 'Signed in since'],
  ['notSeenSince', 'Not signed in since'],
] as const;

export const isEmptyFilter = (filter: AudienceFilter): boolean => Object.keys(filter).length === 0;

interface AudienceConditionsProps {
  filter: AudienceFilter;
  onChange: (filter: AudienceFilter) => void;
}

export function AudienceConditions({ filter, onChange }: AudienceConditionsProps) {
  const { api } = useShell();
  const { data: options } = useQuery(audienceOptionsQuery(api));
  const id = useId();
  const [timesCleared, setTimesCleared] = useState(0);
  const set = (changes: { [Name in keyof AudienceFilter]?: AudienceFilter[Name] | undefined }) =>
    onChange(removeEmptyConditions({ ...filter, ...changes }));
  return (
    <>
      <Row gutter={12} style={{ marginTop: 16 }}>
        <Col xs={24} sm={8}>
          <Form.Item label="List" htmlFor={`${id}-list`}>
            <Select
              virtual={false}
              id={`${id}-list`}
              allowClear
              placeholder="Any"
              value={filter.list ?? null}
              options={(options?.lists ?? []).map((value) => ({ value, label: listLabels[value] }))}
              onChange={(list?: AudienceFilter['list']) => set({ list: list ?? undefined })}
            />
          </Form.Item>
        </Col>
        <Col xs={24} sm={8}>
          <Form.Item label="Tiers" htmlFor={`${id}-tiers`}>
            <Select
              virtual={false}
              id={`${id}-tiers`}
              mode="multiple"
              placeholder="Any"
              value={filter.tiers ?? []}
              options={tierOptions}
              onChange={(tiers) => set({ tiers })}
            />
          </Form.Item>
        </Col>
        <Col xs={24} sm={8}>
          <Form.Item label="Sources" htmlFor={`${id}-sources`}>
            <Select
              virtual={false}
              id={`${id}-sources`}
              mode="multiple"
              placeholder="Any"
              value={filter.sources ?? []}
              options={(options?.sources ?? []).map(({ name, people }) => ({
                value: name,
                label: `${name} (${people.toLocaleString('en')})`,
              }))}
              onChange={(sources) => set({ sources })}
            />
          </Form.Item>
        </Col>
        <Col xs={24} sm={8}>
          <Form.Item label="Labels" htmlFor={`${id}-labels`}>
            <Select
              virtual={false}
              id={`${id}-labels`}
              mode="multiple"
              placeholder="Any"
              value={filter.labels ?? []}
              options={(options?.labels ?? []).map((value) => ({ value, label: value }))}
              onChange={(labels) => set({ labels })}
            />
          </Form.Item>
        </Col>
        <Col xs={24} sm={filter.programId ? 8 : 16}>
          <Form.Item label="Program" htmlFor={`${id}-program`}>
            <Select
              virtual={false}
              id={`${id}-program`}
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              placeholder="Any"
              value={filter.programId ?? null}
              options={(options?.programs ?? []).map((program) => ({ value: program.id, label: program.title }))}
              onChange={(programId?: string) =>
                set({ programId, programState: programId ? (filter.programState ?? 'started') : undefined })
              }
            />
          </Form.Item>
        </Col>
        {filter.programId && (
          <Col xs={24} sm={8}>
            <Form.Item label="They have" htmlFor={`${id}-state`}>
              <Select
                virtual={false}
                id={`${id}-state`}
                value={filter.programState ?? 'started'}
                options={[...programOptions]}
                onChange={(programState) => set({ programState })}
              />
            </Form.Item>
          </Col>
        )}
        {days.map(([name, label]) => (
          // A new key recreates the field, because Clear must also remove text that is not a date.
          <Col key={`${name}-${timesCleared}`} xs={24} sm={12}>
            <DayField label={label} value={filter[name]} onChange={(day) => set({ [name]: day })} />
          </Col>
        ))}
      </Row>
      {!isEmptyFilter(filter) && (
        <div>
          <Button
            size="small"
            onClick={() => {
              setTimesCleared(timesCleared + 1);
              onChange({});
            }}
          >
            Clear conditions
          </Button>
        </div>
      )}
    </>
  );
}
