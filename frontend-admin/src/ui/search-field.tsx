import { Input } from 'antd';

interface SearchFieldProps {
  /** Says what is looked through; also the field's name for a screen reader. */
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ placeholder, value, onChange }: SearchFieldProps) {
  return (
    <Input
      className="search-field"
      type="search"
      aria-label={placeholder}
      placeholder={placeholder}
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      prefix={<Magnifier />}
    />
  );
}

const Magnifier = () => (
  <svg className="magnifier" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="7" cy="7" r="5.25" />
    <path d="M11 11l4 4" />
  </svg>
);
