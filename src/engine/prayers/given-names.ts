import { fold } from './unsafe-names.ts'

const set = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter((word) => word !== ''))

/**
 * Names that people commonly bear in English and Spanish, folded: a topic that is nothing else asks to pray for somebody.
 * Those that are words for a matter too (Hope, Grace, Esperanza) are left out, and so are those known from Scripture alone.
 */
const givenNames = set(`
  aaron adam adrian aidan alan albert alex alexander alfred alice alicia alison amanda amber amelia amy andrea andrew
  angela anita ann anna anne annie anthony april arthur ashley audrey austin barbara beatrice becky ben benjamin bernard
  beth betty beverly bill billy bob bobby bonnie brad bradley brandon brenda brian bruce bryan caleb cameron carl carla
  carol caroline carolyn catherine charles charlie charlotte cheryl chloe chris christian christina christine christopher
  cindy claire clara colin connie connor craig crystal curtis cynthia daisy dan daniel danny dave david dawn dean debbie
  deborah debra denise dennis derek diana diane dominic don donald donna doris dorothy doug douglas dylan earl ed eddie
  edith edward edwin eileen elaine eleanor elena elizabeth ella ellen emily emma eric erica erin ethan eugene eva evan
  evelyn fiona florence frances francis frank fred gabriel gail gary gavin george gerald gina gladys glenn gloria gordon
  greg gregory hannah harold harriet harry heather heidi helen henry holly howard hugh ian irene isaac isabel isabella
  jack jackie jacob jake james jamie jan jane janet janice jason jay jean jeff jeffrey jen jennifer jenny jeremy jerry
  jesse jessica jill jim jimmy joan joanna joanne joe joel john johnny jonathan jordan joseph josh joshua joyce juan judith
  judy julia julian julie june justin karen kate katherine kathleen kathy katie keith kelly ken kenneth kevin kim kimberly
  kyle larry laura lauren lee leo leon leonard leslie lewis liam lillian linda lisa logan lois lori louis louise lucas lucy
  luke lynn madison maggie marcus margaret maria marie marilyn mark martha martin mary mason matt matthew maureen megan
  melanie melissa mia michael michelle mike molly monica morgan nancy natalie nathan neil nicholas nicola nicole noah nora
  norma norman oliver olivia oscar owen pam pamela pat patricia patrick paul paula peggy peter phil philip phillip phyllis
  rachel ralph ray raymond rebecca rhonda richard rick ricky rita rob robert robin roger ron ronald rosa rose ross roy russell
  ruth ryan sally sam samantha samuel sandra sandy sara sarah scott sean seth shannon sharon shawn sheila shirley simon
  sophia sophie stacy stanley stephanie stephen steve steven stuart sue susan suzanne sylvia tamara tammy tanya tara ted
  teresa terry theresa thomas tim timothy tina todd tom tommy tony tracy tyler valerie vanessa vera victor victoria vincent
  virginia walter wanda wayne wendy will william willie zachary zoe
  adriana agustin alberto alejandra alejandro alfonso alfredo alvaro ana andres antonia antonio arturo beatriz camila carlos
  carmen carolina catalina cecilia claudia cristian cristina daniela diego eduardo elisa emilia emilio enrique ernesto
  esteban eugenia eugenio fabiola felipe fernanda fernando francisca francisco gabriela gerardo gonzalo graciela guadalupe
  guillermo gustavo hector hugo ignacio ines irma isidro ivan jaime javier jimena joaquin jorge jose josefina juana juanita
  julieta julio lautaro leonardo leticia lorena lorenzo lucia luis luisa manuel manuela marcela marcelo marco marcos
  margarita mariana mario marta martina mateo matias mauricio maximiliano mercedes miguel mireya monserrat natalia nicolas
  noelia norberto nuria octavio ofelia olga pablo paloma paola patricio paulina pedro pilar rafael ramon raquel raul ricardo
  roberto rocio rodrigo rogelio rosario ruben santiago sebastian sergio silvia sofia susana teodoro tomas valentina
  valeria veronica vicente victoriano violeta viviana xavier ximena yolanda
`)

/** Whether a word is a name that people commonly bear. */
export const isGivenName = (word: string): boolean => givenNames.has(fold(word))
