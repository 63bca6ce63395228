/**
 * The words people take, in lower case and letters only; digits and signs around them change nothing (see
 * `password.rules.ts`). Gathered by hand from the languages the shop speaks.
 */
const WORDS = `
password passwords passwort kennwort parola parolachiave motdepasse contrasena contraseña clave clavesecreta senha
haslo hasło heslo kodikos συνθηματικό κωδικός パスワード 密码 mima matkhau mậtkhẩu ពាក្យសម្ងាត់ كلمةالسر كلمةالمرور
סיסמה סיסמא רמזעבור گذرواژه رمزعبور пароль passcode passphrase passw pass mypass mypassword thepassword newpassword
mypasswordis yourpassword nopassword ilovepassword passwordpassword secret secretpassword topsecret supersecret geheim
segreto segreta secreto tajne tajemstvi μυστικό 秘密 sesame opensesame letmein letmeinnow letmeinplease openup openthedoor
welcome welcomehome welcomeback willkommen bienvenue bienvenido benvenuto benvenuta bemvindo witaj vitejte καλωσήρθες
hello hellohello helloworld hellothere hallo hallowelt bonjour ciao ciaociao ciaobella ciaomondo salut hola holamundo
admin administrator administrador administrateur amministratore root rootroot superuser superadmin sysadmin user username
guest test tester testtest testing testpassword temp temporary default changeme changethis changeit demo login loginlogin
master mastermaster access accessdenied computer internet windows linux samsung google facebook instagram whatsapp youtube
iloveyou iloveu iloveme iloveyoubaby iloveyouforever ilovemyself ilovejesus lovelove loveme loveyou lovely tiamo tiamoamore
tiamotanto tiamopersempre amoremio amore amoreamore teamo teamomucho teamomiamor miamor jetaime jetaimemonamour monamour
ichliebedich liebling schatz kochamcie kochanie milujute milacku σαγαπώ agapimou 愛してる aishiteru 我爱你 woaini woainiwoaini
anhyeuem emyeuanh habibi ahabak אהובה دوستتدارم عشقمن любовь
princess princesse princesa principessa prinzessin sunshine sunflower rainbow butterfly farfalla mariposa papillon flower
flowers angel angelo angels ange babygirl babyboy beautiful bellissima gorgeous sweetheart sweetie honey chocolate cookie
cheese banana orange strawberry cherry vanilla football footballer futbol calcio calciatore fussball soccer baseball
basketball volleyball hockey tennis liverpool liverpoolfc manchester manchesterunited manutd arsenal arsenalfc chelsea
chelseafc barcelona fcbarcelona realmadrid juventus forzajuve forzamilan forzainter forzaroma forzanapoli acmilan intermilan
napoli milano roma italia france deutschland espana polska ceskarepublika hellas ellada nippon vietnam cambodia
batman superman spiderman ironman starwars pokemon pikachu naruto dragon dragonball dragons monster monkey tiger eagle
eagles panther lion lions wolf wolves shadow phoenix ninja samurai warrior killer hunter ranger cowboy cowboys maverick
mustang ferrari lamborghini maserati porsche mercedes mercedesbenz corvette camaro chevrolet bmwbmw audi ducati vespa
vespapiaggio motorcycle motorbike motocicletta motorrad scooter bicycle bicicletta fahrrad mountainbike harleydavidson
yamaha honda kawasaki suzuki aprilia piaggio motoguzzi valentino valentinorossi
michael michelle jennifer jessica jordan joshua ashley matthew andrew daniel danielle anthony robert charlie thomas
francesco francesca alessandro alessandra giuseppe giovanni antonio andrea matteo lorenzo martina chiara valentina federica
carlos alejandro fernando mariajose nicolas nicole stephanie christian christopher christina alexander alexandra sebastian
maximilian katarzyna malgorzata krzysztof aleksandra veronika konstantinos giorgos dimitris muhammad mohammed mohamed
ahmed fatima abdullah ibrahim jesus jesuschrist jesusislord jesuslovesme jesucristo jesuscristo godisgood godislove
trustno trustnoone whatever whatsup nothing something anything everything forever freedom liberty summer winter spring
autumn january february december november october september summertime christmas halloween birthday happybirthday happy
blink metallica slipknot nirvana ironmaiden eminem beatles rockyou rockstar guitar piano music musica musique
asdfgh asdfghjkl asdfasdf asdfjkl qwerty qwertyui qwertyuiop qwertz qwertzuiop azerty azertyuiop zxcvbn zxcvbnm qazwsx
qazwsxedc qweasd qweasdzxc abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa bbb xxx zzz
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
