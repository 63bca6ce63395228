/** What a click or key took over from the suggestions; a number of its own each time. */
export interface Taken {
  readonly no: number;
  readonly words: string;
}
