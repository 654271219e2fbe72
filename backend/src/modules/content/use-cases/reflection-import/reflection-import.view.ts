import { ApiProperty } from '@nestjs/swagger';

/** Reflection of a list that can be imported. */
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

/** Result of the check of a list. Nothing can be imported while it has faults. */
export class ReflectionImportView {
  @ApiProperty({ type: [ImportedReflectionView] })
  items!: ImportedReflectionView[];
  /** In the order of the lines. */
  @ApiProperty({ type: [ReflectionListFaultView] })
  faults!: ReflectionListFaultView[];
}

export class ReflectionsImportedView {
  /** Number of reflections that were added. */
  added!: number;
}
