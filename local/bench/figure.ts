export interface Figure {
  name: string;
  value: string;
  bound: string;
}
