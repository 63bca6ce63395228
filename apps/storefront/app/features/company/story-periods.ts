import brand from 'virtual:brand';

/** The parts of the brand's story, in order. */
export const STORY_PERIODS: readonly StoryPeriod[] = brand.storyPeriods;
export type StoryPeriod = string;
