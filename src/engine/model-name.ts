/** What `model` says of an answer that our own writer wrote. */
export const extractiveModel = 'berea-extractive'
