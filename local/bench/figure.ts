export interface BenchmarkFigure {
  name: string;
  value: string;
  bound: string;
}
