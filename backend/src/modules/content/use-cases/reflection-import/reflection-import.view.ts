import { ApiProperty } from '@nestjs/swagger';

export class ImportedReflectionView {
  /** Line of the list, from 1 on. */
  line!: number;
  /** Day such as 2027-03-01. */
  date!: string;
  title!: string;
  /** Beginning of the text, without Markdown marks. */
  excerpt!: string;
  question!: string;
}

export class ReflectionListFaultView {
  /** Line of the list, from 1 on. */
  line!: number;
  message!: string;
}

export class ReflectionImportView {
  @ApiProperty({ type: [ImportedReflectionView] })
  items!: ImportedReflectionView[];
  /** The first 50 lines with faults, one entry for each line. */
  @ApiProperty({ type: [ReflectionListFaultView] })
  faults!: ReflectionListFaultView[];
  /** Number of lines with faults. */
  @ApiProperty({ type: 'integer' })
  faultyLines!: number;
}

export class ReflectionImportResultView {
  /** Number of reflections that were added. */
  added!: number;
}
