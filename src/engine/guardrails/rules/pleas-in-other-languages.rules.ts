import type { DangerKind } from '../../understand/intent.ts'
import { listed, type Rule } from '../rule.ts'

/** A plea, and what the danger is. */
export type Plea = Rule & { kind: DangerKind }

const plea = (id: string, kind: DangerKind, needs: string, pattern: RegExp): Plea => ({
  id,
  group: kind,
  kind,
  needs: listed(needs),
  pattern,
})

/**
 * The plainest pleas in German, French, Portuguese and Italian, which the reader of requests does not read. For folded text: no
 * accents, ß stays.
 */
export const pleasInOtherLanguages: readonly Plea[] = [
  plea(
    'wish-de-1',
    'self_harm',
    'leben weiterleben aufwachen weitermachen',
    /\bich (?:will|mochte|mag|kann)(?: \w+){0,3} (?:nicht|nimmer)(?: \w+){0,3} (?:leben|weiterleben|aufwachen|weitermachen)\b/g,
  ),
  plea(
    'wish-de-2',
    'self_harm',
    'sterben tot verschwinden',
    /\bich (?:will|mochte|wunschte|wunsche)(?: \w+){0,4} (?:sterben|tot|verschwinden)\b(?! lernen)/g,
  ),
  plea('wish-de-3', 'self_harm', 'ohne', /\bohne mich(?: \w+){0,4} besser/g),
  plea(
    'intent-de-1',
    'self_harm',
    'mich',
    /\bich(?: \w+){0,3} (?:bringe?|will|werde|mochte|hange|erschiesse) mich(?: \w+){0,3} (?:um|umbringen|toten|auf|erhangen|erschiessen)\b/g,
  ),
  plea(
    'intent-de-2',
    'self_harm',
    'leben',
    /\bich (?:will|werde|mochte)(?: \w+){0,2} (?:das|mein|meinem) leben (?:nehmen|beenden|ein ende)/g,
  ),
  plea(
    'intent-de-3',
    'self_harm',
    'selbstmord suizid selbstmordgedanken suizidgedanken',
    /\b(?:ich|mir|mich)\b[^.!?]{0,40}\b(?:selbstmord|suizid)(?:gedanken)?\b|\b(?:selbstmord|suizid)(?:gedanken)?\b[^.!?]{0,40}\b(?:ich|mir|mich|meine)\b/g,
  ),
  plea(
    'intent-de-4',
    'self_harm',
    'tabletten pillen',
    /\bich habe(?: \w+){0,4} (?:tabletten|pillen)(?: \w+){0,2} (?:genommen|geschluckt)\b/g,
  ),
  plea(
    'wish-fr-1',
    'self_harm',
    'mourir disparaitre finir vivre',
    /\b(?:je (?:veux|voudrais|prefere|souhaite)(?: \w+){0,3}|envie (?:de |d'en )) ?(?:mourir|disparaitre|etre morte?|en finir|finir|ne plus vivre)\b(?! (?:pour|a)\b)/g,
  ),
  plea(
    'wish-fr-2',
    'self_harm',
    'vivre exister vie continuer',
    /\bje (?:n'ai|nai|ne|n'en)(?: \w+){0,3} plus(?: \w+){0,4} (?:vivre|exister|la vie|continuer)\b/g,
  ),
  plea(
    'intent-fr-1',
    'self_harm',
    'tuer suicider pendre mort',
    /\bje (?:vais|veux|voudrais|pense|songe)(?: a)? me (?:tuer|suicider|pendre|donner la mort|jeter)\b/g,
  ),
  plea(
    'intent-fr-2',
    'self_harm',
    'suicide fin cachets comprimes medicaments pilules',
    /\bje (?:pense|veux|songe)(?: \w+){0,2} au suicide\b|\bmettre fin a (?:ma vie|mes jours)\b|\bj'ai (?:pris|avale)(?: \w+){0,2} (?:cachets|comprimes|medicaments|pilules)\b/g,
  ),
  plea(
    'wish-pt-1',
    'self_harm',
    'morrer desaparecer morto morta existir',
    /\b(?:quero|queria|desejo|prefiro)(?: \w+){0,3} (?:morrer|desaparecer|estar mort[oa]|nao existir)\b(?! (?:para|por)\b)/g,
  ),
  plea(
    'wish-pt-2',
    'self_harm',
    'viver existir acordar vida',
    /\bnao (?:quero|aguento|consigo|tenho vontade de|vale a pena)(?: mais)? (?:viver|existir|acordar|esta vida|a vida)\b(?! (?:em|para|no)\b)/g,
  ),
  plea(
    'intent-pt',
    'self_harm',
    'matar suicidar vida enforcar suicidio comprimidos remedios cortei',
    /\b(?:vou|quero|penso em|pensando em)(?: \w+)? (?:me matar|matar me|me suicidar|suicidar me|tirar (?:a )?minha vida|me enforcar)\b|\bme cortei\b|\btomei todos os (?:comprimidos|remedios)\b/g,
  ),
  plea(
    'wish-it',
    'self_harm',
    'morire sparire finita morto morta vivere esistere',
    /\b(?:voglio|vorrei|desidero)(?: \w+){0,2} (?:morire|sparire|farla finita|essere mort[oa])\b(?! (?:per|a)\b)|\bnon (?:voglio|riesco|ho)(?: \w+){0,2} piu(?: \w+){0,3} (?:vivere|esistere)\b/g,
  ),
  plea(
    'intent-it',
    'self_harm',
    'ammazzo uccido suicido impicco ammazzarmi uccidermi suicidarmi togliermi impiccarmi pillole pastiglie',
    /\bmi (?:ammazzo|uccido|suicido|impicco)\b|\b(?:ammazzarmi|uccidermi|suicidarmi|togliermi la vita|impiccarmi)\b|\bho preso tutte le (?:pillole|pastiglie)\b/g,
  ),
  plea(
    'abuse-de',
    'abuse_victim',
    'mein',
    /\bmein (?:mann|vater|freund|stiefvater) (?:schlagt|vergewaltigt|bedroht|wurgt)(?: \w+)? (?:mich|uns)\b/g,
  ),
  plea(
    'abuse-fr',
    'abuse_victim',
    'frappe bat viole menace tape',
    /\b(?:mon|ma) (?:mari|pere|copain|beau-pere|conjoint) (?:me|nous) (?:frappe|bat|viole|menace|tape)\b/g,
  ),
  plea(
    'abuse-pt',
    'abuse_victim',
    'bate espanca estupra agride ameaca bateu',
    /\bmeu (?:marido|pai|namorado|padrasto|esposo) (?:me|nos) (?:bate|espanca|estupra|agride|ameaca|bateu)\b/g,
  ),
  plea(
    'abuse-it',
    'abuse_victim',
    'picchia violenta minaccia mena',
    /\bmio (?:marito|padre|fidanzato|patrigno|compagno) (?:mi|ci) (?:picchia|violenta|minaccia|mena)\b/g,
  ),
]
