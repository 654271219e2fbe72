import { Input } from 'antd';

interface SearchFieldProps {
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

export const SearchField = ({ placeholder, value, onChange }: SearchFieldProps) => (
  <Input.Search
    style={{ width: 340, maxWidth: '100%' }}
    aria-label={placeholder}
    placeholder={placeholder}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);
